/** Class of Mantine's own CSS: loaded a second time it undoes what came after it. The shell alone ships it. */
export const MANTINE_CLASS = /\.m_[0-9a-f]{8}\b/;
