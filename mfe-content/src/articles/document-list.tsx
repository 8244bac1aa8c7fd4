import { useText } from '@estate/remote-kit';
import type { Article } from '@estate/shared-contract';
import { Icon, IconDownload } from '@estate/shared-ui';
import classes from './document-list.module.css';

/** Files of an article, each saved under its name; a link says what it is before it is pressed. */
export function DocumentList({ documents }: { documents: NonNullable<Article['documents']> }) {
	const text = useText();
	return (
		<ul className={classes.list}>
			{documents.map(({ name, href, format }) => (
				<li key={href}>
					<a className={classes.link} href={href} download>
						<Icon of={IconDownload} size={18} />
						{text('article.download', { name, format: format.toUpperCase() })}
					</a>
				</li>
			))}
		</ul>
	);
}
