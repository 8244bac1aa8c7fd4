import { useHost, useText } from '@estate/remote-kit';
import type { PropertyFacets, SearchFilter } from '@estate/shared-contract';
import { formatMonth } from '@estate/shared-i18n';
import { type Choice, ChoiceField } from './choice-field.tsx';
import classes from './fields.module.css';
import { isOffered } from './offered-filters.ts';
import { SpanField } from './span-field.tsx';

type RareFilters = Pick<SearchFilter, 'plot' | 'year' | 'available' | 'epcMin' | 'projects'>;

interface Props {
	filter: RareFilters;
	facets: Pick<PropertyFacets, 'more'>;
}

const LARGEST_PLOT = 9_999_999;
const LAST_YEAR = 2100;

const isBounded = ({ min, max }: SearchFilter['plot']) => min !== undefined || max !== undefined;

/** The filters that few use, each with whether it is at work. */
function used({ plot, year, available, epcMin, projects }: RareFilters) {
	return {
		plot: isBounded(plot),
		year: isBounded(year),
		available: available !== undefined,
		'epc-min': epcMin !== undefined,
		projects: projects !== undefined,
	};
}

/** Plot, year, availability, least energy class and projects under a name of their own, which is open when one of them is used. */
export function RareFields({ filter, facets }: Props) {
	const text = useText();
	const { language } = useHost();
	const { more } = facets;
	const isUsed = used(filter);
	const has = (name: keyof typeof isUsed) => isOffered(facets, name, isUsed[name]);
	const names = Object.keys(isUsed) as (keyof typeof isUsed)[];
	if (!names.some(has)) return null;
	const times = more?.available.map(
		({ by, count }): Choice => ({
			value: by,
			name:
				by === 'now'
					? text('filters.availableNow')
					: text('filters.availableBy', { month: formatMonth(by, language) }),
			count,
		}),
	);
	const letters = more?.epcMin.map(
		({ letter, count }): Choice => ({
			value: letter,
			name: text('filters.epcMinOption', { value: letter.toUpperCase() }),
			count,
		}),
	);
	return (
		<details className={classes.rare} open={names.some((name) => isUsed[name])}>
			<summary className={classes.rareName}>{text('filters.rare')}</summary>
			<div className={classes.stack}>
				{has('plot') && <SpanField kind="plot" span={filter.plot} most={LARGEST_PLOT} known={more?.plot} />}
				{has('year') && <SpanField kind="year" span={filter.year} most={LAST_YEAR} known={more?.year} />}
				{has('available') && (
					<ChoiceField
						name="available"
						label={text('filters.available')}
						none={text('filters.any')}
						choices={times ?? []}
						chosen={filter.available}
					/>
				)}
				{has('epc-min') && (
					<ChoiceField
						name="epc-min"
						label={text('filters.epcMin')}
						none={text('filters.any')}
						choices={letters ?? []}
						chosen={filter.epcMin}
					/>
				)}
				{has('projects') && (
					<ChoiceField
						name="projects"
						label={text('filters.projects')}
						none={text('filters.projectsAll')}
						choices={[
							{ value: 'only', name: text('filters.projectsOnly'), count: more?.projects.only },
							{ value: 'none', name: text('filters.projectsNone'), count: more?.projects.none },
						]}
						chosen={filter.projects}
					/>
				)}
			</div>
		</details>
	);
}
