import type { DetailView } from './detail-view.ts';
import { GonePage } from './gone-page.tsx';
import { HomePage } from './home-page.tsx';

/** A home's own page in whichever state the home is. */
export function DetailPage({ data }: { data: DetailView }) {
	return data.view === 'home' ? <HomePage {...data} /> : <GonePage data={data} />;
}
