import { useHost, useText } from '@estate/remote-kit';
import type { ProjectList } from '@estate/shared-contract';
import { cityName, formatNumber, formatPrice } from '@estate/shared-i18n';
import { Button, Checkbox, NativeSelect, TextInput } from '@estate/shared-ui/mantine/controls';
import { Link } from '@estate/shared-ui/router';
import classes from './project-filters.module.css';
import type { ListAddress } from './project-list-address.ts';

interface Props {
	address: ListAddress;
	choices: NonNullable<ProjectList['choices']>;
}

/** Most bedrooms that are offered as a choice. */
const MOST_BEDROOMS = 4;

/** What `city` holds; one that the list does not offer stays chosen. */
function cityOptions({ cities }: Props['choices'], chosen: string) {
	const options = cities.map(({ Name, Zip, count }) => ({
		value: `${Name.toLowerCase()}|${Zip}`,
		label: `${cityName(Name)} (${count})`,
	}));
	const isOffered = chosen === '' || options.some(({ value }) => value === chosen);
	const [name = ''] = chosen.split('|');
	return isOffered ? options : [...options, { value: chosen, label: cityName(name) }];
}

/** Filters of the list of projects: a plain form, so that it works without JavaScript. */
export function ProjectFilters({ address: { query, sort, isMap, isFiltered, budget }, choices }: Props) {
	const text = useText();
	const { href, language } = useHost();
	const list = href('projects.list');
	const city = query.get('city') ?? '';
	const bedrooms = Array.from({ length: MOST_BEDROOMS }, (_, index) => index + 1);
	return (
		<search aria-label={text('list.filters.label')}>
			<form method="get" action={list} className={classes.form} key={String(query)}>
				{sort && <input type="hidden" name="sort" value={sort} />}
				{isMap && <input type="hidden" name="view" value="map" />}
				<NativeSelect
					id="project-city"
					name="city"
					label={text('list.filters.place')}
					defaultValue={city}
					data={[{ value: '', label: text('list.filters.anyPlace') }, ...cityOptions(choices, city)]}
				/>
				<NativeSelect
					id="project-type"
					name="type"
					label={text('list.filters.type')}
					defaultValue={query.get('type') ?? ''}
					data={[
						{ value: '', label: text('list.filters.anyType') },
						...choices.types.map(({ WebID, Name }) => ({ value: String(WebID), label: Name })),
					]}
				/>
				<NativeSelect
					id="project-bedrooms"
					name="bedrooms"
					label={text('list.filters.bedrooms')}
					defaultValue={query.get('bedrooms') ?? ''}
					data={[
						{ value: '', label: text('list.filters.anyBedrooms') },
						...bedrooms.map((count) => ({
							value: String(count),
							label: text('list.filters.atLeast', { count }),
						})),
					]}
				/>
				<TextInput
					id="project-price"
					name="price-max"
					label={text('list.filters.budget')}
					inputMode="numeric"
					autoComplete="off"
					maxLength={20}
					defaultValue={/^\d+$/.test(budget) ? formatNumber(Number(budget), language) : budget}
					placeholder={formatPrice(350_000, language)}
				/>
				<Checkbox
					id="project-hide"
					className={classes.hide}
					name="hide"
					value="sold"
					label={text('list.filters.hideSold')}
					defaultChecked={query.get('hide') === 'sold'}
				/>
				<Button type="submit" className={classes.submit}>
					{text('list.filters.submit')}
				</Button>
				{isFiltered && (
					<Link className={classes.reset} to={list}>
						{text('list.filters.reset')}
					</Link>
				)}
			</form>
		</search>
	);
}
