import { useHost, useText } from '@estate/remote-kit';
import { LinkButton } from '@estate/shared-ui';
import { MoreProjects } from '../project/more-projects.tsx';
import classes from './unknown-page.module.css';
import type { UnknownView } from './unknown-result.ts';

/** Nobody has this project or unit: says so, and shows the projects that there are. */
export function UnknownPage({ title, text: why, others }: UnknownView) {
	const text = useText();
	const { href } = useHost();
	return (
		<article>
			<h1 className={classes.title} tabIndex={-1}>
				{title}
			</h1>
			<p className={classes.text}>{why}</p>
			<LinkButton href={href('projects.list')}>{text('module.all')}</LinkButton>
			<MoreProjects title={text('module.others')} projects={others} />
		</article>
	);
}
