import { useHost, useText } from '@estate/remote-kit';
import type { ProjectDetail } from '@estate/shared-contract';
import { Icon, IconMail, IconPhone, LinkButton } from '@estate/shared-ui';
import type { MouseEvent } from 'react';
import classes from './project-contact.module.css';

/** Original path of the contact page (website.md §2). */
const CONTACT_PATH = '/contact/';

/** Who to ask about a project. */
export function ProjectContact({ project }: { project: ProjectDetail }) {
	const text = useText();
	const host = useHost();
	const { agency } = host.site;
	const phone = project.Contact?.Phone || agency.phone;
	const email = project.Contact?.Email || agency.email;
	const name = project.Contact?.Name || agency.name;
	const contact = host.localize(CONTACT_PATH);

	function onClick(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		if (host.sendIntent({ type: 'contact-project', detail: { projectId: project.ID } }))
			event.preventDefault();
	}

	return (
		<aside className={classes.card} aria-labelledby="contact-title">
			<h2 className={classes.title} id="contact-title">
				{text('contact.title')}
			</h2>
			<p className={classes.person}>
				<strong className={classes.name}>{name}</strong>
				{project.Contact?.Function}
			</p>
			{contact !== '/' && (
				<LinkButton href={`${contact}?project=${project.ID}`} wide onClick={onClick}>
					{text('contact.ask')}
				</LinkButton>
			)}
			<ul className={classes.lines}>
				<li>
					<a
						href={`tel:${phone.replace(/[^+\d]/g, '')}`}
						aria-label={`${text('contact.call', { name })}, ${phone}`}
					>
						<Icon of={IconPhone} size={18} />
						{phone}
					</a>
				</li>
				<li>
					<a href={`mailto:${email}`} aria-label={`${text('contact.mail', { name })}, ${email}`}>
						<Icon of={IconMail} size={18} />
						{email}
					</a>
				</li>
			</ul>
		</aside>
	);
}
