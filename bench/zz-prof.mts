import pg from 'pg';
import { spawn } from 'node:child_process';
import { openServer } from '../api/src/database/open-server.ts';
import { migrate } from '../api/src/database/migrate.ts';
import { loadProperties } from './src/search/load-properties.ts';
import { awaken, runClients } from './src/search/run-clients.ts';
const N = Number(process.argv[2] ?? 10000), SECONDS=Number(process.argv[3] ?? 15), flags=(process.argv[4]??'').split(' ').filter(Boolean);
const url='postgres://root@127.0.0.1:5432/'; const name='impsearch'+N;
const admin=new pg.Client({connectionString:url+'postgres'}); await admin.connect();
const { rows } = await admin.query('select 1 from pg_database where datname=$1',[name]);
if (!rows.length) { await admin.query(`create database ${name}`);
const database=await openServer(url+name,4,{connectionMs:5000,queryMs:600000} as any); await migrate(database as any); await loadProperties(database as any,N); await database.close(); }
const { rows:[{ pid }] } = await admin.query('select pg_backend_pid() as pid'); await admin.end();
const api=spawn(process.execPath,[...flags,'--disable-warning=ExperimentalWarning','api/src/main.ts'],{cwd:new URL('..',import.meta.url).pathname,env:{...process.env,DATABASE_URL:url+name,API_PORT:'4377',LOG_LEVEL:'error',WARM_PICTURES:'no',DATA_DIR:'/tmp/impdata'},stdio:['ignore','inherit','inherit']});
const origin='http://127.0.0.1:4377';
for(;;){ try{ if((await fetch(origin+'/readyz')).ok) break; }catch{} await new Promise(r=>setTimeout(r,300)); }
const cpu=(pid:number)=>{const f=require('node:fs').readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1].split(' ');return (Number(f[11])+Number(f[12]))/100;};
import { createRequire } from 'node:module'; const require=createRequire(import.meta.url);
const asked={clients:20,properties:N};
await awaken(origin,{...asked,first:1e6}); await runClients(origin,{...asked,seconds:3,first:1e6});
const a0=cpu(api.pid!), c0=process.cpuUsage();
const f=await runClients(origin,{...asked,seconds:SECONDS});
const c=process.cpuUsage(c0);
console.log(flags.join(' '),'p50',f.p50.toFixed(1),'p95',f.p95.toFixed(1),'p99',f.p99.toFixed(1),'asks/s',f.searchesPerSecond,'api ms/ask',((cpu(api.pid!)-a0)*1000/f.count).toFixed(3),'client',((c.user+c.system)/1000/f.count).toFixed(3), 'detail', f.kinds.detail?.p50.toFixed(1), f.kinds.detail?.p95.toFixed(1));
api.kill('SIGINT'); setTimeout(()=>process.exit(),8000).unref(); api.on('exit',()=>process.exit());
