import { defineSlot } from '@estate/remote-kit';
import { DetailPage } from '../detail/detail-page.tsx';
import { loadDetail } from '../detail/load-detail.ts';

export default defineSlot({
	load: loadDetail,
	Component: ({ data }) => <DetailPage data={data} />,
});
