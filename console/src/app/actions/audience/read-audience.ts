import type { RolloutRequest } from '@estate/releases/rules';

/** Fields of who gets a version, as they are typed. */
export interface AudienceInput {
	kind: 'everybody' | RolloutRequest['kind'];
	traffic: string | number;
	steps: string;
	every: string | number;
	from: string | number;
	minutes: string | number;
}

export type AudienceProblem = 'badShare' | 'badSteps' | 'badMinutes';
/** `rollout` undefined: everybody at once, or what is typed is no share or plan yet */
export interface Audience {
	rollout: RolloutRequest | undefined;
	problem: AudienceProblem | undefined;
}

const MINUTE_MS = 60_000;

function shareOf(typed: string | number): number | undefined {
	const share = Number(typed);
	return String(typed).trim() !== '' && share >= 0 && share <= 100 ? share : undefined;
}

function timeOf(typed: string | number): number | undefined {
	const minutes = Number(typed);
	return minutes >= 1 ? Math.round(minutes * MINUTE_MS) : undefined;
}

function stepsOf(typed: string): number[] | undefined {
	const steps = typed.split(',').map(shareOf);
	const isGrowing = steps.every((step, index) => step !== undefined && step > (steps[index - 1] ?? -1));
	return isGrowing ? steps.filter((step) => step !== undefined) : undefined;
}

/** What is typed as a request, or what is wrong with it. */
export function readAudience({ kind, traffic, steps, every, from, minutes }: AudienceInput): Audience {
	const bad = (problem: AudienceProblem): Audience => ({ rollout: undefined, problem });
	const good = (rollout?: RolloutRequest): Audience => ({ rollout, problem: undefined });
	if (kind === 'everybody') return good();
	if (kind === 'share') {
		const share = shareOf(traffic);
		return share === undefined ? bad('badShare') : good({ kind, traffic: share });
	}
	if (kind === 'step') {
		const [shares, time] = [stepsOf(steps), timeOf(every)];
		if (!shares) return bad('badSteps');
		return time ? good({ kind, steps: shares, every: time }) : bad('badMinutes');
	}
	const [share, duration] = [shareOf(from), timeOf(minutes)];
	if (share === undefined) return bad('badShare');
	return duration ? good({ kind, from: share, duration }) : bad('badMinutes');
}
