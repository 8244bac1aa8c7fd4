import { useText } from '@estate/remote-kit';
import { ContactCard, Icon, IconDownload, Pagination } from '@estate/shared-ui';
import { writeChoice } from './choose-communications.ts';
import { CommunicationsFilter } from './communications-filter.tsx';
import { CommunicationsTable } from './communications-table.tsx';
import classes from './history-view.module.css';
import { type HistoryData, TABLE_ID } from './load-history.ts';
import { MediaList } from './media-list.tsx';

/** What was said about the property, as a table and as files. */
function Communications({
	choice,
	types,
	rows,
	total,
	pageCount,
	files,
	messagesHref,
	pathname,
}: HistoryData) {
	const text = useText();
	return (
		<section aria-labelledby={TABLE_ID}>
			<div className={classes.head}>
				<h2 className={classes.title} id={TABLE_ID}>
					{text('communications.title')}
				</h2>
				{types.length > 0 && (
					<ul className={classes.files}>
						{files.map(({ ending, href }) => (
							<li key={ending}>
								<a href={href} download>
									{text(`communications.${ending}`)}
								</a>
							</li>
						))}
					</ul>
				)}
			</div>
			{types.length === 0 && <p className={classes.none}>{text('communications.none')}</p>}
			{types.length > 0 && (
				<>
					<CommunicationsFilter choice={choice} types={types} pathname={pathname} />
					<CommunicationsTable rows={rows} choice={choice} pathname={pathname} messagesHref={messagesHref} />
					<Pagination
						page={choice.page}
						pageCount={pageCount}
						total={total}
						hrefOf={(page) => `${pathname}${writeChoice({ ...choice, page })}#${TABLE_ID}`}
					/>
				</>
			)}
		</section>
	);
}

function Papers({ documents }: Pick<HistoryData, 'documents'>) {
	const text = useText();
	return (
		<>
			<h2 className={classes.title} id="documents">
				{text('documents.title')}
			</h2>
			{documents.length === 0 && <p className={classes.none}>{text('ui.empty.documents')}</p>}
			<ul className={classes.documents}>
				{documents.map(({ ID, Name, href }) => (
					<li key={ID}>
						<a href={href} download aria-label={`${text('documents.download')}, ${Name}`}>
							<Icon of={IconDownload} size={18} />
							{Name}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}

/** What happened around one of the owner's properties, where it is advertised, its papers and who answers for it. */
export function HistoryView({ data }: { data: HistoryData | null }) {
	const text = useText();
	if (!data) return null;
	const { sees, media, documents, contact } = data;
	return (
		<div className={classes.history}>
			{sees.messages && <Communications {...data} />}
			<div className={classes.halves}>
				<section>
					<h2 className={classes.title} id="media">
						{text('media.title')}
					</h2>
					<MediaList media={media} />
					{sees.documents && <Papers documents={documents} />}
				</section>
				{contact && (
					<ContactCard
						contact={{
							name: contact.Name,
							function: contact.Function,
							phone: contact.Phone,
							email: contact.Email,
							picture: contact.Picture,
						}}
					/>
				)}
			</div>
		</div>
	);
}
