import { UnknownPage } from '../unknown/unknown-page.tsx';
import type { DetailView } from './detail-view.ts';
import { ProjectPage } from './project-page.tsx';

/** A project's own page, or what stands there when no project has the number. */
export function ProjectOrUnknown({ data }: { data: DetailView }) {
	return data.view === 'project' ? <ProjectPage {...data} /> : <UnknownPage {...data} />;
}
