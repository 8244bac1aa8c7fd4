/** Where a browser reports that the page of a property is looked at. */
export const PROPERTY_VIEWS_PATH = '/api/v1/properties/:id/views';

/** Address that counts one view of a property's page. */
export function propertyViewsAddress(id: number): string {
	return PROPERTY_VIEWS_PATH.replace(':id', String(id));
}
