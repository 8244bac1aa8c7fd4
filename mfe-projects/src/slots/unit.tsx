import { defineSlot } from '@estate/remote-kit';
import { loadUnit } from '../unit/load-unit.ts';
import { UnitDetailPage } from '../unit/unit-detail-page.tsx';

export default defineSlot({
	load: loadUnit,
	Component: ({ data }) => <UnitDetailPage data={data} />,
});
