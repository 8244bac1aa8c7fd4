import { defineSlot } from '@estate/remote-kit';
import { loadUnit } from '../unit/load-unit.ts';
import { UnitOrUnknown } from '../unit/unit-or-unknown.tsx';

export default defineSlot({
	load: loadUnit,
	Component: ({ data }) => <UnitOrUnknown data={data} />,
});
