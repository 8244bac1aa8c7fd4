/** Name of a document's token among the metrics of its `Server-Timing` header. */
export const VIEW_TOKEN = 'view';
