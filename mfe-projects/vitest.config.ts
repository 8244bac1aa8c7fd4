import { remoteTestConfig } from '@estate/remote-kit/vitest';

export default remoteTestConfig('projects');
