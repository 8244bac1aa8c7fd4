import { useText } from '@estate/remote-kit';
import { formatDate } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { FormProblem, FormSuccess } from '../fields/form-message.tsx';
import { PropertyPartPage } from '../property/property-part-page.tsx';
import { AskedDocuments } from './asked-documents.tsx';
import { DocumentForm } from './document-form.tsx';
import { DocumentList } from './document-list.tsx';
import classes from './documents.module.css';
import type { DocumentsData } from './load-documents.ts';

/** The file of a property: what is asked for, what is there and what lacks, and the form to add to it. */
export function DocumentsView({ data }: { data: DocumentsData | null }) {
	const text = useText();
	const language = useLanguage();
	if (!data) return null;
	const { asked, further, region, isLetting, asOf, propertyHref, done, readsOnly } = data;
	const pathname = readsOnly ? undefined : data.pathname;
	const day = formatDate(asOf, language);
	return (
		<PropertyPartPage propertyHref={propertyHref}>
			<FormSuccess>{done && text(`documents.${done}`)}</FormSuccess>
			{region ? (
				<section className={classes.part}>
					<h2 className={classes.title}>
						{text(isLetting ? 'documents.askedLetting' : 'documents.askedSale')}
					</h2>
					<p className={classes.hint}>
						{text('documents.lead', { region: text(`documents.regions.${region}`), day })}
					</p>
					<AskedDocuments asked={asked} pathname={pathname} />
				</section>
			) : (
				<p className={classes.hint}>{text('documents.noRegion')}</p>
			)}
			{further.length > 0 && (
				<section className={classes.part}>
					<h2 className={classes.title}>{text('documents.further')}</h2>
					<DocumentList documents={further} pathname={pathname} />
				</section>
			)}
			{readsOnly ? (
				<FormProblem>{data.failure && text('people.seesOnly')}</FormProblem>
			) : (
				<DocumentForm data={data} />
			)}
		</PropertyPartPage>
	);
}
