import { cleanTexts } from '../import/clean-texts.ts';
import type { FeedProject } from '../import/feed/project.schema.ts';
import type { ImportContext } from '../import/import-context.ts';
import { reportDates } from '../import/report-dates.ts';
import type { TableRows } from '../import/table-rows.ts';
import { withoutNegatives } from '../import/without-negatives.ts';

export async function projectRows(item: FeedProject, context: ImportContext): Promise<TableRows[]> {
	const { kind, ID, Goal, VAT, pictures, units, ...data } = withoutNegatives(item, context);
	reportDates({ Delivery: data.Delivery }, context);
	const unitRows: Record<string, unknown>[] = [];
	for (const [position, { ID: id, pictures: unitPictures, ...unit }] of units.entries())
		unitRows.push({
			id,
			project_id: ID,
			position,
			data: {
				...(VAT === undefined ? {} : { VAT }),
				...withoutNegatives(unit, context, `units.${position}.`),
				Description: cleanTexts(unit.Description, `units.${position}.Description`, context),
				pictures: await context.pictures(unitPictures, `units.${position}.pictures`),
			},
		});
	const project = {
		id: ID,
		goal: Goal,
		data: {
			...data,
			Description: cleanTexts(data.Description, 'Description', context),
			pictures: await context.pictures(pictures, 'pictures'),
			documents: await context.documents(data.documents, 'documents'),
		},
	};
	return [
		{ table: 'project', key: ['id'], rows: [project] },
		{ table: 'project_unit', key: ['id'], rows: unitRows },
	];
}
