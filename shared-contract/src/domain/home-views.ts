/** Where a browser tells that the page of a home is looked at. */
export const HOME_VIEWS_PATH = '/api/v1/properties/:id/views';

/** Address that counts one view of a home's page. */
export function homeViewsAddress(id: number): string {
	return HOME_VIEWS_PATH.replace(':id', String(id));
}
