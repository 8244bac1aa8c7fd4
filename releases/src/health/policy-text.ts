import type { HealthPolicy } from '@estate/shared-contract';

const percent = (share: number) => `${Math.round(share * 10_000) / 100} %`;

/** When versions are taken back by themselves, for people; follows "listings is ". */
export function policyText({ automatic, window, minimumViews, maximumRate, margin }: HealthPolicy): string {
	return automatic
		? `taken back by itself within ${window / 60_000} min, from ${minimumViews} views on, when more than ${percent(maximumRate)} fail, or ${percent(margin)} more than in the version before and not by chance; where only browsers say so, a look at it in a browser has to agree`
		: 'never taken back by itself';
}
