import { defineSlot } from '@estate/remote-kit';
import { loadDetail } from '../detail/load-detail.ts';
import { ProjectOrUnknown } from '../detail/project-or-unknown.tsx';

export default defineSlot({
	load: loadDetail,
	Component: ({ data }) => <ProjectOrUnknown data={data} />,
});
