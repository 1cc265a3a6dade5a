import {chromium} from '@playwright/test';
import {brotliCompressSync} from 'node:zlib';
const [,, port, path] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const p = await (await b.newContext({viewport:{width:1366,height:850}})).newPage(); let sum=0;
p.on('response', async r=>{ if(r.request().resourceType()!=='script') return; const l=brotliCompressSync(await r.body()).length; sum+=l; console.log(l, r.url().replace(/.*4712/,''))});
await p.goto('http://localhost:4712'+process.argv[2]); await p.waitForTimeout(4000); console.log('sum',sum);
await b.close();
