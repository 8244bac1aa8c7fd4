import { join } from 'node:path';
import { remoteTestConfig } from './src/testing/remote-test-config.ts';

export default remoteTestConfig('fixture', {
	dir: join(import.meta.dirname, 'test/fixture-remote'),
	name: 'remote-kit',
});
