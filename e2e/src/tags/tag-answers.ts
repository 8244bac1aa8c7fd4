interface TagAnswer {
	status: number;
	type: string;
	body: string;
}

/** The part of Google's script that matters here: obeys consent mode and `ga-disable`, keeps `_ga`, collects page views. Runs in the browser. */
function google(): void {
	const own = window as unknown as Record<string, unknown> & { dataLayer: ArrayLike<unknown>[] };
	let allowed: Record<string, string> = {};
	function take(command: ArrayLike<unknown>): void {
		const [name, action, values] = Array.from(command) as [string, string, Record<string, string>];
		if (name === 'consent') {
			allowed = { ...allowed, ...values };
			console.debug(`consent ${action} ${JSON.stringify(values)}`);
		}
		if (name !== 'event' || action !== 'page_view' || own[`ga-disable-${values.send_to}`]) return;
		const isAds = values.send_to?.startsWith('AW-');
		if (allowed[isAds ? 'ad_storage' : 'analytics_storage'] === 'granted')
			// biome-ignore lint/suspicious/noDocumentCookie: as the tag does it
			document.cookie = `${isAds ? '_gcl_au' : '_ga'}=GA1.1.1; path=/; max-age=86400`;
		const query = new URLSearchParams({
			tid: values.send_to ?? '',
			dl: values.page_location ?? '',
			dt: values.page_title ?? '',
		});
		void fetch(`https://region1.google-analytics.com/g/collect?${query}`, {
			method: 'POST',
			keepalive: true,
		});
	}
	const { dataLayer } = own;
	for (const entry of Array.from(dataLayer)) take(entry);
	const push = dataLayer.push.bind(dataLayer);
	dataLayer.push = (...entries) => {
		for (const entry of entries) take(entry);
		return push(...entries);
	};
}

/** A container whose one tag sends a view for each event `page_view`. Runs in the browser. */
function tagManager(): void {
	const { dataLayer } = window as unknown as { dataLayer: { event?: string; page_location?: string }[] };
	function take({ event, page_location }: { event?: string; page_location?: string }): void {
		if (event === 'page_view')
			void fetch(`https://www.googletagmanager.com/td?dl=${encodeURIComponent(page_location ?? '')}`);
	}
	for (const entry of Array.from(dataLayer)) take(entry);
	const push = dataLayer.push.bind(dataLayer);
	dataLayer.push = (...entries) => {
		for (const entry of entries) take(entry);
		return push(...entries);
	};
}

/** The pixel: takes its queue over, keeps `_fbp`, sends a picture for each page view. Runs in the browser. */
function pixel(): void {
	const { fbq } = window as unknown as {
		fbq: { queue: unknown[][]; callMethod?: (...command: unknown[]) => void };
	};
	let isAllowed = false;
	function take(...[name, value, event]: unknown[]): void {
		if (name === 'consent') isAllowed = value === 'grant';
		if (name !== 'trackSingle' || !isAllowed) return;
		// biome-ignore lint/suspicious/noDocumentCookie: as the pixel does it
		document.cookie = '_fbp=fb.1.1; path=/; max-age=86400';
		new Image().src = `https://www.facebook.com/tr/?id=${value}&ev=${event}&dl=${encodeURIComponent(location.href)}`;
	}
	fbq.callMethod = take;
	for (const command of fbq.queue.splice(0)) take(...command);
}

const script = (code: () => void): TagAnswer => ({
	status: 200,
	type: 'text/javascript',
	body: `(${code})();`,
});

export const NOTHING: TagAnswer = { status: 204, type: 'text/plain', body: '' };

/** What the host of a tag answers; an empty answer for all that only collects. */
export function tagAnswer({ hostname, pathname }: URL): TagAnswer {
	switch (`${hostname}${pathname}`) {
		case 'www.googletagmanager.com/gtag/js':
			return script(google);
		case 'www.googletagmanager.com/gtm.js':
			return script(tagManager);
		case 'connect.facebook.net/en_US/fbevents.js':
			return script(pixel);
		default:
			return NOTHING;
	}
}
