import { useText } from '@estate/remote-kit';
import type { TeamMember } from '@estate/shared-contract';
import {
	Icon,
	IconMail,
	IconPhone,
	PHONE_SIZE,
	Picture,
	RichText,
	telephoneAddress,
} from '@estate/shared-ui';
import type { HeadingLevel } from '../modules/heading-level.ts';
import classes from './member-card.module.css';

/** A colleague: portrait, name, function, how to reach them. */
export function MemberCard({ member, level }: { member: TeamMember; level: HeadingLevel }) {
	const text = useText();
	const Heading = `h${level}` as const;
	const { name, biography, phone, email, registration, picture } = member;
	const [mailbox, domain] = email.split('@');
	return (
		<article className={classes.member}>
			{picture && (
				<Picture
					className={classes.portrait}
					picture={picture}
					alt=""
					sizes={`(min-width: 1280px) 300px, (min-width: 767px) 33vw, ${PHONE_SIZE}`}
					ratio={4 / 5}
				/>
			)}
			<div>
				<Heading className={classes.name}>{name}</Heading>
				<p className={classes.function}>{member.function}</p>
				{biography && <RichText className={classes.biography} html={biography} />}
				<ul className={classes.contact}>
					{phone && (
						<li>
							<a href={telephoneAddress(phone)} aria-label={`${text('ui.contact.call', { name })}, ${phone}`}>
								<Icon of={IconPhone} size={18} />
								{phone}
							</a>
						</li>
					)}
					{email && (
						<li>
							<a href={`mailto:${email}`} aria-label={`${text('ui.contact.mail', { name })}, ${email}`}>
								<Icon of={IconMail} size={18} />
								<span>
									{mailbox}
									<wbr />@{domain}
								</span>
							</a>
						</li>
					)}
				</ul>
				{registration && <p className={classes.registration}>{registration}</p>}
			</div>
		</article>
	);
}
