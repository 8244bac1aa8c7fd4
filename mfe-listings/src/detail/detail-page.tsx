import type { DetailView } from './detail-view.ts';
import { GonePage } from './gone-page.tsx';
import { PropertyPage } from './property-page.tsx';

/** A property's own page in whichever state the property is. */
export function DetailPage({ data }: { data: DetailView }) {
	return data.view === 'property' ? <PropertyPage {...data} /> : <GonePage data={data} />;
}
