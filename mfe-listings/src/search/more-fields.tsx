import { useText } from '@estate/remote-kit';
import type { PropertyFacets, SearchFilter } from '@estate/shared-contract';
import { EnergyFields } from './energy-fields.tsx';
import { FacadeFields } from './facade-fields.tsx';
import { FeatureFields } from './feature-fields.tsx';
import classes from './fields.module.css';
import { isOffered } from './offered-filters.ts';
import { OptionBox } from './option-box.tsx';
import { RareFields } from './rare-fields.tsx';
import { SpanField } from './span-field.tsx';

const LARGEST_AREA = 99_999;

interface Props {
	filter: SearchFilter;
	facets: Pick<PropertyFacets, 'epc' | 'available' | 'more'>;
}

/** Features, façades, living area, energy label, whether what is sold is hidden, and below them what few ask for. */
export function MoreFields({ filter, facets }: Props) {
	const text = useText();
	const { area, epc, hideSold } = filter;
	const isAreaUsed = area.min !== undefined || area.max !== undefined;
	return (
		<div className={classes.stack}>
			<FeatureFields filter={filter} facets={facets} />
			<FacadeFields filter={filter} facets={facets} />
			{isOffered(facets, 'area', isAreaUsed) && <SpanField kind="area" span={area} most={LARGEST_AREA} />}
			{isOffered(facets, 'epc', epc.length > 0) && <EnergyFields chosen={epc} facets={facets} />}
			{isOffered(facets, 'hide', hideSold) && (
				<OptionBox name="hide" value="sold" isTicked={hideSold} count={facets.available}>
					{text('filters.hideSold')}
				</OptionBox>
			)}
			<RareFields filter={filter} facets={facets} />
		</div>
	);
}
