// All that wears the site's style sheet: the frame, and the dialog that the browser renders over it. Only the build reads this.
export { default as slotDialog } from '../browser/app/dialog/slot-dialog.module.css';
export * from './page-frame.tsx';
