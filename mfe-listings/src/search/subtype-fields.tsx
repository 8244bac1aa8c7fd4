import { useText } from '@estate/remote-kit';
import type { PropertyFacets, SearchFilter } from '@estate/shared-contract';
import { classNames } from '@estate/shared-ui';
import classes from './fields.module.css';
import { isOffered } from './offered-filters.ts';
import { OptionBox } from './option-box.tsx';

interface Props {
	filter: Pick<SearchFilter, 'subtypes'>;
	facets: Pick<PropertyFacets, 'more'>;
}

/** Main types that the search finds, such as villa or penthouse, and those that are chosen. */
export function SubtypeFields({ filter: { subtypes }, facets }: Props) {
	const text = useText();
	if (!isOffered(facets, 'subtype', subtypes.length > 0)) return null;
	const found = facets.more?.subtypes ?? [];
	const missing = subtypes
		.filter((slug) => !found.some((other) => other.slug === slug))
		.map((slug) => ({ slug, name: slug, count: 0 }));
	return (
		<details className={classNames(classes.rare, classes.below)} open={subtypes.length > 0}>
			<summary className={classes.rareName}>{text('filters.subtype')}</summary>
			<div className={classes.options}>
				{[...found, ...missing].map(({ slug, name, count }) => (
					<OptionBox key={slug} name="subtype" value={slug} isTicked={subtypes.includes(slug)} count={count}>
						{name}
					</OptionBox>
				))}
			</div>
		</details>
	);
}
