import { useHost, useText } from '@estate/remote-kit';
import type { Picture } from '@estate/shared-contract';
import {
	contactOf,
	FactList,
	Gallery,
	PageContents,
	PictureViewer,
	PrintSheet,
	ShareMenu,
} from '@estate/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import { FriendLink } from '../contact/friend-link.tsx';
import {
	type AskedAbout,
	ProjectContact,
	ProjectContactBar,
	ProjectContactLine,
} from '../contact/project-contact.tsx';
import classes from './page-layout.module.css';

interface Props {
	name: string;
	/** What the pictures are of; the name by default */
	pictured?: string;
	pictures: readonly Picture[];
	/** Absolute address of the page, for what leaves it */
	url: string;
	/** Above the name */
	badge?: ReactNode;
	place: ReactNode;
	priceLabel: string;
	price: string;
	/** VAT and costs come on top of the price */
	hasMoreOnTop: boolean;
	/** Beside the ways to pass the page on */
	keep?: ReactNode;
	/** The few facts that matter most */
	facts: ComponentProps<typeof FactList>['facts'];
	/** What must be read before the rest */
	notice?: ReactNode;
	/** Sections, one under the other */
	children: ReactNode;
	/** What the table of contents names of them */
	contents: ComponentProps<typeof PageContents>['sections'];
	/** Whom to ask about it */
	contact: AskedAbout;
	/** Below both, in the whole width */
	after?: ReactNode;
}

/** The frame that the page of a project and that of a unit have in common: pictures, name and price, facts, sections. */
export function PageLayout(props: Props) {
	const { name, pictured = name, pictures, badge, place, priceLabel, price, facts, url } = props;
	const text = useText();
	const { site } = useHost();
	return (
		<PictureViewer title={pictured} pictures={pictures}>
			<article className={classes.offer}>
				{pictures.length > 0 && <Gallery />}
				<header className={classes.head}>
					<div>
						{badge}
						<h1 className={classes.title} tabIndex={-1}>
							{name}
						</h1>
						<p className={classes.place}>{place}</p>
					</div>
					<div className={classes.cost}>
						<p className={classes.label}>{priceLabel}</p>
						<p className={classes.price}>{price}</p>
						{props.hasMoreOnTop && <p className={classes.label}>{text('ui.price.onTop')}</p>}
						<ProjectContactLine {...props.contact} />
					</div>
					<div className={classes.actions}>
						<ShareMenu shared={{ title: pictured, url }} words={text}>
							{props.contact.isOffered && <FriendLink {...props.contact} />}
						</ShareMenu>
						{props.keep}
					</div>
				</header>
				<FactList look="strip" facts={facts} />
				<PrintSheet contact={contactOf(props.contact.person, site.agency)} url={url} words={text} />
				{props.notice}
				<div className={classes.columns}>
					<div className={classes.main}>
						<PageContents label={text('offer.contents')} sections={props.contents} />
						{props.children}
					</div>
					<div className={classes.side}>
						<ProjectContact {...props.contact} />
					</div>
				</div>
				{props.after}
				<ProjectContactBar {...props.contact} />
			</article>
		</PictureViewer>
	);
}
