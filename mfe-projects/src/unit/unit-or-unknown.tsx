import { UnknownPage } from '../unknown/unknown-page.tsx';
import { UnitPage } from './unit-page.tsx';
import type { UnitPageView } from './unit-page-view.ts';

/** A unit's own page, or what stands there when no unit has the number. */
export function UnitOrUnknown({ data }: { data: UnitPageView }) {
	return data.view === 'unit' ? <UnitPage {...data.answer} url={data.url} /> : <UnknownPage {...data} />;
}
