import {
	type FooterBlock,
	type Language,
	type PublicText,
	pickText,
	type RouteTable,
} from '@estate/shared-contract';
import { RichText } from '@estate/shared-ui';
import type { CSSProperties } from 'react';
import { linkHref } from '../header/menu-entries.ts';
import classes from './footer-block.module.css';

interface FooterBlockProps {
	block: FooterBlock;
	context: { table: RouteTable; language: Language; defaultLanguage: Language };
}

/** One block of the footer; each text shows only where it is public (website.md §3). */
export function FooterBlockView({ block, context }: FooterBlockProps) {
	const { language, defaultLanguage } = context;
	const shown = (text: PublicText) => (text.public ? pickText(text.text, language, defaultLanguage) : '');
	const [title, intro, full] = [shown(block.title), shown(block.introText), shown(block.fullText)];
	const { sm, md, lg } = block.columns;
	return (
		<section className={classes.block} style={{ '--sm': sm, '--md': md, '--lg': lg } as CSSProperties}>
			{title && <h3 className={classes.title}>{title}</h3>}
			{intro && <p>{intro}</p>}
			{full && <RichText html={full} />}
			{block.images.length > 0 && (
				<div className={classes.images}>
					{block.images.map(({ id, url, alt, picture }) => (
						<img
							key={id}
							src={url}
							alt={pickText(alt, language, defaultLanguage)}
							width={picture?.Width}
							height={picture?.Height}
							loading="lazy"
						/>
					))}
				</div>
			)}
			{block.links.length > 0 && (
				<ul className={classes.links}>
					{block.links.map(({ label, path }) => (
						<li key={path}>
							<a href={linkHref(path, context)}>{pickText(label, language, defaultLanguage)}</a>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
