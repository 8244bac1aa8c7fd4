import { useText } from '@estate/remote-kit';
import type { UnitSummary } from '@estate/shared-contract';
import { Badge, type BadgeTone } from '@estate/shared-ui';

const TONES: Record<UnitSummary['State'], BadgeTone> = { available: 'moss', option: 'clay', sold: 'plain' };

/** Whether a unit is still to be had. */
export function UnitState({ state }: { state: UnitSummary['State'] }) {
	const text = useText();
	return <Badge tone={TONES[state]}>{text(`ui.states.${state}`)}</Badge>;
}
