import type { ColumnType, Generated } from 'kysely';
import type { StoredDetail, StoredSummary } from '../../properties/stored-property.ts';
import type { Json, MaybeLater } from './columns.ts';

export interface PropertyTable {
	id: number;
	goal: 0 | 1;
	state: 'available' | 'option' | 'sold' | 'rented' | 'withdrawn';
	city_slug: string;
	city: string;
	zip: string;
	type_ids: number[];
	public_price: number | null;
	price_per_m2: number | null;
	living_area: number | null;
	bedrooms: number | null;
	bathrooms: number | null;
	shower_rooms: number | null;
	toilets: number | null;
	garages: number | null;
	epc_letter: string | null;
	/** Where the map may show the property: the middle of its circle unless `shows_point` */
	lat: number | null;
	lng: number | null;
	shows_point: boolean;
	main_type: number;
	/** EUR: what the published price was before it changed last */
	former_price: number | null;
	price_changed_at: Date | null;
	/** From when on changes of the published price stand in property_price_change */
	prices_since: Generated<Date>;
	/** Id of the unit of a project that this row lists, its own id being the negative; null for a property */
	unit_id: number | null;
	marquee: number;
	price_unit: number;
	project_id: number | null;
	/** Bits in the order of FEATURES */
	features: Generated<number>;
	/** m² */
	plot_area: MaybeLater<number>;
	construction_year: MaybeLater<number>;
	/** 2, 3 or 4, as `facadeCount` has them */
	facades: MaybeLater<number>;
	/** Months since the year 0; 0: free now */
	free_month: MaybeLater<number>;
	/** Slug of the main type in Dutch */
	subtype: Generated<string>;
	/** Set by the database: revision of the content in which the property was written last */
	change: ColumnType<number, never, never>;
	created_at: Date;
	search_names: string;
	/** Written by imports (`search/vector/`), else made by the database from the names */
	search_vector: Generated<string>;
	summary: Json<StoredSummary>;
	detail: Json<StoredDetail>;
}
