import { createRouteTable, LANGUAGES, remoteRoutes } from '@estate/shared-contract';
import { expect, test } from 'vitest';
import config from './remote.config.ts';

const table = createRouteTable(remoteRoutes(config), LANGUAGES);

test.each(['/login/', '/nl/login/', '/fr/login/', '/en/login/'])('%s is the log-in of owners', (address) => {
	expect(table.match(address)?.route).toMatchObject({ id: 'owner-portal.login', pageType: 'login' });
});
