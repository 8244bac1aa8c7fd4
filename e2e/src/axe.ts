export { axeViolations } from '@estate/remote-kit/real-browser';
