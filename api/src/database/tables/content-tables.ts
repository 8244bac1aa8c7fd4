import type { Generated } from 'kysely';
import type { FooterData, MenuData, SiteData } from '../../content/site-data.ts';
import type {
	ArticleData,
	PageData,
	PageEntryData,
	TeamMemberData,
	TestimonialData,
} from '../../content/stored-content.ts';
import type { NeighbourhoodData, PlaceTable } from '../../places/stored-place.ts';
import type { ProjectData, UnitData } from '../../projects/stored-project.ts';
import type { Json, Texts } from './columns.ts';
import type { PropertyTable } from './property-table.ts';

/** Tables of what the agency's feed brings for everybody to read. */
export interface ContentTables {
	content_state: { id: number; revision: number; changed_at: Date };
	picture: { id: string; width: number; height: number; placeholder: string; created_at: Generated<Date> };
	site: { id: number; configuration: Json<SiteData>; menu: Json<MenuData>; is_demo: Generated<boolean> };
	footer_block: { id: number; sort: number; data: Json<FooterData> };
	property_type: {
		id: number;
		web_id: number;
		name: Texts;
		show_order: number;
		sale: boolean;
		rent: boolean;
	};
	city: { name: string; zip: string; country_id: number; country_name: Texts; slugs: string[] };
	place: PlaceTable;
	place_data: { id: Generated<number>; checksum: string };
	neighbourhood: { id: number; name: string; data: Json<NeighbourhoodData> };
	team_member: { id: number; position: number; data: Json<TeamMemberData> };
	property: PropertyTable;
	/** Changes of published prices, EUR */
	property_price_change: {
		property_id: number;
		changed_at: Generated<Date>;
		former_price: number;
		price: number;
	};
	project: { id: number; goal: 0 | 1; data: Json<ProjectData> };
	project_unit: { id: number; project_id: number; position: number; data: Json<UnitData> };
	category: { id: number; kind: string; parent_id: number | null; name: Texts };
	article: { id: number; category_id: number; published_at: Date; slugs: string[]; data: Json<ArticleData> };
	testimonial: { id: number; published_at: Date; data: Json<TestimonialData> };
	page: { id: number; status: string; sort: number; entry: Json<PageEntryData>; data: Json<PageData> };
}
