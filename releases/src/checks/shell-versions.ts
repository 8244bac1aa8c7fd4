export { providedVersions as shellVersions } from '@estate/remote-kit/shared-modules';
