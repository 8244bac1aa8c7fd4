import { GOAL, type ProjectSummary, type SiteConfiguration, unitsAvailable } from '@estate/shared-contract';
import { formatMonth, formatPrice, placeLine } from '@estate/shared-i18n';
import { Link } from '@estate/shared-ui/router';
import { Badge } from '../badges/badge.tsx';
import { classNames } from '../class-names.ts';
import { maskIcon } from '../icons/mask-icon.ts';
import { MissingPicture } from '../picture/missing-picture.tsx';
import { Picture } from '../picture/picture.tsx';
import { PriceLine } from '../price/price.tsx';
import { useLanguage, useText } from '../text.ts';
import classes from './card.module.css';
import { CardPhotos } from './card-photos.tsx';
import icons from './fact-icons.module.css';
import { CARD_RATIO, CARD_SIZES } from './property-card.tsx';

export interface ProjectCardProps {
	project: ProjectSummary;
	/** Address of the project's page */
	href: string;
	/** 3 by default */
	headingLevel?: 2 | 3 | 4;
	/** In the page's first view: its picture loads at once */
	priority?: boolean;
	site?: Pick<SiteConfiguration, 'citySpellings'>;
}

function ProjectPicture({
	project,
	href,
	priority,
}: Pick<ProjectCardProps, 'project' | 'href' | 'priority'>) {
	if (project.Picture) {
		const first = (
			<Picture picture={project.Picture} alt="" sizes={CARD_SIZES} ratio={CARD_RATIO} priority={priority} />
		);
		if (!project.PictureIDs?.length) return first;
		return (
			<CardPhotos ids={project.PictureIDs} href={href} title={project.Name}>
				{first}
			</CardPhotos>
		);
	}
	if (project.SmallPicture)
		return (
			<img
				className={classes.thumbnail}
				src={project.SmallPicture}
				alt=""
				width={400}
				height={300}
				loading={priority ? 'eager' : 'lazy'}
			/>
		);
	return <MissingPicture ratio={CARD_RATIO} />;
}

/** A new-build project in a list: from which price, how many units, when it is ready. */
export function ProjectCard({ project, href, headingLevel = 3, priority, site }: ProjectCardProps) {
	const text = useText();
	const language = useLanguage();
	const Heading = `h${headingLevel}` as const;
	const free = unitsAvailable(project);
	const delivery = project.Delivery && (formatMonth(project.Delivery, language) || project.Delivery);
	const onRequest = project.State === 'sold-out' ? undefined : text('ui.price.onRequest');
	const price =
		project.PriceMin === undefined
			? onRequest
			: text('ui.price.startingFrom', { price: formatPrice(project.PriceMin, language) });
	const onTop = project.PriceMin !== undefined && project.Goal === GOAL.sale ? text('ui.price.onTop') : '';
	return (
		<article className={classes.card}>
			<div className={classes.body}>
				{price && <PriceLine as="p" className={classes.price} amount={price} onTop={onTop} />}
				<Heading className={classes.title}>
					<Link className={classes.link} to={href}>
						{project.Name}
					</Link>
				</Heading>
				<p className={classes.place}>
					{project.WebIDName}&nbsp;· {placeLine(project, site?.citySpellings)}
				</p>
				<ul className={classes.facts} aria-label={text('ui.facts.label')}>
					<li className={classNames(classes.fact, maskIcon(icons.units))}>
						{free > 0
							? text('ui.facts.unitsAvailable', { count: free, total: project.UnitCount })
							: text('ui.facts.units', { count: project.UnitCount })}
					</li>
					{delivery && (
						<li className={classNames(classes.fact, maskIcon(icons.delivery))}>
							{text('ui.facts.delivery', { month: delivery })}
						</li>
					)}
				</ul>
			</div>
			<div className={classes.media}>
				<ProjectPicture project={project} href={href} {...(priority ? { priority } : {})} />
				{project.State === 'sold-out' && (
					<div className={classes.badges}>
						<Badge tone="brand">{text('ui.states.sold-out')}</Badge>
					</div>
				)}
			</div>
		</article>
	);
}
