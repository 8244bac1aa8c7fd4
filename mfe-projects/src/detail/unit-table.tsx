import { useHost, useText } from '@estate/remote-kit';
import type { UnitSummary } from '@estate/shared-contract';
import { formatArea } from '@estate/shared-i18n';
import { Badge } from '@estate/shared-ui';
import { unitPrice } from './unit-price.ts';
import classes from './unit-table.module.css';

/**
 * The units of a project. A table on wide screens; below, each row is a small card. The roles are written out because
 * a row that is laid out as a grid would lose them.
 */
export function UnitTable({ units }: { units: readonly UnitSummary[] }) {
	const text = useText();
	const { language } = useHost();
	const area = (value: number | undefined) => (value ? formatArea(value, language) : '–');
	const floor = (unit: UnitSummary) => {
		if (unit.Floor === undefined) return '–';
		return unit.Floor === 0 ? text('unit.groundFloor') : unit.Floor;
	};
	const columns = [
		{ key: 'type', of: (unit: UnitSummary) => unit.TypeName },
		{ key: 'floor', of: floor },
		{ key: 'bedrooms', of: (unit: UnitSummary) => unit.Bedrooms ?? '–' },
		{ key: 'area', of: (unit: UnitSummary) => area(unit.SurfaceLiving) },
		{ key: 'terrace', of: (unit: UnitSummary) => area(unit.SurfaceTerrace) },
	];
	return (
		// biome-ignore-start lint/a11y/noRedundantRoles: CSS changes the display of rows and cells, which takes their roles away
		<table className={classes.table} role="table">
			<thead className={classes.names}>
				<tr role="row">
					{['name', ...columns.map(({ key }) => key), 'price'].map((key) => (
						<th key={key} role="columnheader" scope="col">
							{text(`unit.${key}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody role="rowgroup">
				{units.map((unit) => (
					<tr key={unit.ID} className={classes.unit} role="row" data-state={unit.State}>
						<th className={classes.name} role="rowheader" scope="row">
							{unit.Name}
							{unit.State === 'option' && <Badge tone="clay">{text('ui.states.option')}</Badge>}
						</th>
						{columns.map(({ key, of }) => (
							<td key={key} role="cell" data-label={text(`unit.${key}`)}>
								{of(unit)}
							</td>
						))}
						<td className={classes.price} role="cell" data-label={text('unit.price')}>
							{unitPrice(unit, text, language)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
		// biome-ignore-end lint/a11y/noRedundantRoles: see above
	);
}
