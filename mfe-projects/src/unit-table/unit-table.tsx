import { useHost, useText } from '@estate/remote-kit';
import type { ProjectSummary, UnitSummary } from '@estate/shared-contract';
import { formatArea, formatPrice } from '@estate/shared-i18n';
import { Link } from '@estate/shared-ui/router';
import type { Addressed } from '../project/project-address.ts';
import { hasMoreOnTop } from '../project/project-price.ts';
import { unitHref } from './unit-address.ts';
import { floorName } from './unit-floor.ts';
import { UnitState } from './unit-state.tsx';
import classes from './unit-table.module.css';
import { shownPrice, sortedBy, UNIT_COLUMNS, type UnitColumn, type UnitView } from './unit-view.ts';
import type { ShownView } from './use-unit-view.ts';

/** Stands in a cell of which nothing is known. */
const NOTHING = '–';

const directionOf = ({ sort, isDescending }: UnitView, column: UnitColumn) =>
	sort !== column ? undefined : isDescending ? 'descending' : 'ascending';

function useCells() {
	const text = useText();
	const { language } = useHost();
	const area = (value: number | undefined) => (value ? formatArea(value, language) : NOTHING);
	return (unit: UnitSummary) => {
		const price = shownPrice(unit);
		const unpriced = unit.State === 'sold' ? NOTHING : text('ui.price.onRequest');
		return {
			type: unit.TypeName,
			floor: unit.Floor === undefined ? NOTHING : floorName(unit.Floor, text),
			bedrooms: unit.Bedrooms ?? NOTHING,
			area: area(unit.SurfaceLiving),
			terrace: area(unit.SurfaceTerrace),
			price: price === undefined ? unpriced : formatPrice(price, language),
			state: <UnitState state={unit.State} />,
		};
	};
}

interface Props extends ShownView {
	project: Addressed & Pick<ProjectSummary, 'Goal'>;
	units: readonly UnitSummary[];
	/** Of all its units */
	floors: readonly number[];
}

/**
 * Units of a project, each leading to its own page. A table where there is room; in a narrow place each row is a small
 * card, and the heads are a row of orders.
 */
export function UnitTable({ project, units, floors, view, linkTo }: Props) {
	const text = useText();
	const { href, language } = useHost();
	const cellsOf = useCells();
	// Houses all stand on the ground.
	const isOnGround = floors.every((floor) => floor === 0);
	const columns = UNIT_COLUMNS.filter((column) => column !== 'floor' || !isOnGround);
	return (
		<table className={classes.table} aria-labelledby="units-title">
			{hasMoreOnTop(project, units.map(shownPrice)) && (
				<caption className={classes.caption}>{text('offer.allOnTop')}</caption>
			)}
			<thead className={classes.heads}>
				<tr data-label={text('units.sortBy')}>
					{columns.map((column) => (
						<th key={column} className={classes[column]} scope="col" aria-sort={directionOf(view, column)}>
							<Link
								{...linkTo(sortedBy(view, column))}
								className={classes.order}
								rel="nofollow"
								replace
								keepScroll
							>
								{text(`units.columns.${column}`)}
							</Link>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{units.map((unit) => {
					const cells = cellsOf(unit);
					return (
						<tr key={unit.ID} className={classes.unit} data-state={unit.State}>
							<th className={classes.name} scope="row">
								<Link className={classes.link} to={unitHref(unit, project, href, language)}>
									{unit.Name}
								</Link>
							</th>
							{columns.map(
								(column) =>
									column !== 'name' && (
										<td key={column} className={classes[column]} data-label={text(`units.columns.${column}`)}>
											{cells[column]}
										</td>
									),
							)}
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
