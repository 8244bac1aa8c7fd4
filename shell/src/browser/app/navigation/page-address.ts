import type { PageLocation } from '@estate/shared-contract';

export const placeOf = ({ pathname, search, hash }: PageLocation): PageLocation => ({
	pathname,
	search,
	hash,
});

export const addressOf = ({ pathname, search, hash }: PageLocation): string => pathname + search + hash;
