// All that wears the site's style sheet: the frame. Only the build reads this.
export * from './page-frame.tsx';
