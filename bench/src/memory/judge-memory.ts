/** Memory of all processes of a server, in MB, so many seconds after the load began; what they share counts once (`Pss`). */
export interface Sample {
	atSeconds: number;
	site: number;
	api: number;
}

export interface MemoryFigures {
	/** Of the last five minutes, in MB */
	site: Course;
	api: Course;
	/** The api has its database inside */
	isEmbedded: boolean;
}

export interface Course {
	mean: number;
	highest: number;
	/** MB a minute by which it grows: the slope of the line that fits best */
	growth: number;
}

const MEMORY_TARGETS = {
	site: 420,
	api: { embedded: 450, postgresql: 220 },
	/** MB a minute: what a measurement of five minutes does not tell from standing still */
	growth: 4,
};

const LAST_SECONDS = 300;

/** The line through the points from which they differ least. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
	const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
	const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
	const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
	return spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
}

/** What the last five minutes of a load were like; of a shorter one its second half. */
export function memoryCourse(samples: readonly Sample[], server: 'site' | 'api'): Course {
	const end = samples.at(-1)?.atSeconds ?? 0;
	const last = samples.filter(({ atSeconds }) => atSeconds >= end - Math.min(LAST_SECONDS, end / 2));
	const values = last.map((sample) => sample[server]);
	return {
		mean: values.reduce((sum, each) => sum + each, 0) / values.length,
		highest: Math.max(...values),
		growth: slopeOf(last.map((sample) => [sample.atSeconds / 60, sample[server]])),
	};
}

/** Each target that was missed, in a sentence. */
export function missedMemory({ site, api, isEmbedded }: MemoryFigures): string[] {
	const limits = {
		site: MEMORY_TARGETS.site,
		api: MEMORY_TARGETS.api[isEmbedded ? 'embedded' : 'postgresql'],
	};
	return Object.entries({ site, api }).flatMap(([name, { highest, growth }]) => {
		const limit = limits[name as 'site' | 'api'];
		return [
			...(highest <= limit ? [] : [`${name}: ${highest.toFixed(0)} MB, at most ${limit} are meant.`]),
			...(growth <= MEMORY_TARGETS.growth ? [] : [`${name}: grows by ${growth.toFixed(1)} MB a minute.`]),
		];
	});
}
