import { useText } from '@estate/remote-kit';
import type { PropertyState } from '@estate/shared-contract';
import { Badge, type BadgeTone } from '@estate/shared-ui';

const TONES: Record<PropertyState, BadgeTone> = {
	available: 'moss',
	option: 'clay',
	sold: 'brand',
	rented: 'brand',
	withdrawn: 'plain',
};

/** Where the sale or the letting stands. */
export function StateBadge({ state }: { state: PropertyState }) {
	const text = useText();
	return <Badge tone={TONES[state]}>{text([`ui.states.${state}`, `state.${state}`])}</Badge>;
}
