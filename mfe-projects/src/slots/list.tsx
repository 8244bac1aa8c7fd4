import { defineSlot } from '@estate/remote-kit';
import { loadProjects } from '../list/load-projects.ts';
import { ProjectsPage } from '../list/projects-page.tsx';

export default defineSlot({
	load: loadProjects,
	Component: ({ data }) => <ProjectsPage data={data} />,
});
