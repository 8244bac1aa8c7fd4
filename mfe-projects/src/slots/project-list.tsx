import { defineSlot } from '@estate/remote-kit';
import { loadProjectList } from '../module/load-project-list.ts';
import { ProjectList } from '../module/project-list.tsx';

export default defineSlot({
	load: loadProjectList,
	Component: ({ data }) => <ProjectList {...data} />,
});
