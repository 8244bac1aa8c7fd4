export { drawWhole } from '@estate/remote-kit/real-browser';
