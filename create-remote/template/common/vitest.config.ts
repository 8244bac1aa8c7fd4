import { remoteTestConfig } from '@estate/remote-kit/vitest';

export default remoteTestConfig('newcomer', { dir: import.meta.dirname });
