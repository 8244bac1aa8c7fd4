import { useText } from '@estate/remote-kit';
import type { PropertyState } from '@estate/shared-contract';
import { Badge } from '@estate/shared-ui/mantine/data';

const LOOKS: Record<PropertyState, { color?: string; variant?: 'filled' | 'default' }> = {
	available: { color: 'var(--color-moss)' },
	option: { color: 'var(--color-clay)' },
	sold: { variant: 'filled' },
	rented: { variant: 'filled' },
	withdrawn: { variant: 'default' },
};

/** Where the sale or the letting stands. */
export function StateBadge({ state }: { state: PropertyState }) {
	const text = useText();
	return (
		<Badge component="span" {...LOOKS[state]}>
			{text([`ui.states.${state}`, `state.${state}`])}
		</Badge>
	);
}
