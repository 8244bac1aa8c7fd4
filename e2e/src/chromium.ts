export { chromiumLaunch } from '@estate/remote-kit/real-browser';
