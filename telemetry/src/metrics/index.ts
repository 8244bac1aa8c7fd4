export { newRegistry, RequestSeconds } from './request-seconds.ts';
export { nameRoute } from './route-of.ts';
export { type MetricsAddress, serveMetrics } from './serve-metrics.ts';
