import type { OwnerProperty } from '@estate/shared-contract';
import { Price } from '@estate/shared-ui';

/** The asking price or rent. Its owner sees it even where the site does not publish it. */
export function OwnPrice({ property }: { property: OwnerProperty }) {
	return <Price property={{ ...property, PublishPrice: property.Price !== undefined }} />;
}
