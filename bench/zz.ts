import { openBrowser } from '../tests/support/browser.ts';
import { startServer } from '../tests/support/server.ts';
import { logInByPassword } from '../tests/support/student.ts';
import { throttle } from './slow-visit.ts';
const [server, browser] = await Promise.all([startServer(), openBrowser()]);
const c0 = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' });
const p0 = await c0.newPage(); await p0.goto('/login'); await logInByPassword(p0,'周子墨'); await p0.waitForURL('**/home/index');
const stored = await p0.evaluate(() => localStorage.getItem('qianwei_student')); await c0.close();
for (const path of process.argv.slice(2)) {
 const context = await browser.newContext({ viewport:{width:412,height:823}, locale:'zh-CN', extraHTTPHeaders:{'accept-encoding':'gzip'} });
 const page = await context.newPage();
 await page.addInitScript((s)=>{localStorage.setItem('qianwei_student',s!);localStorage.setItem('qianwei_device','bench-first-load-0001')}, stored);
 await page.addInitScript({content:`setTimeout(function look(){ if (document.querySelector('main h1') && [...document.querySelectorAll('main[aria-busy="true"], main [aria-busy="true"]')].map(e=>e.getBoundingClientRect()).every(({top,bottom})=>top>=innerHeight||bottom<=0)) window.usableAt=performance.now(); else setTimeout(look,10)},10)`});
 const s = await context.newCDPSession(page); await throttle(s);
 const t:any[]=[];let t0=0;
 s.on('Network.requestWillBeSent',(e)=>{t0||=e.timestamp;t.push({id:e.requestId,url:e.request.url.replace(server.url,''),at:e.timestamp-t0,init:e.initiator.type})});
 s.on('Network.responseReceived',(e)=>{const r=t.find(x=>x.id===e.requestId);if(r)r.ans=e.timestamp-t0});
 s.on('Network.loadingFinished',(e)=>{const r=t.find(x=>x.id===e.requestId);if(r){r.end=e.timestamp-t0;r.b=e.encodedDataLength}});
 await page.goto(server.url+path); await page.waitForFunction(()=>(window as any).usableAt,undefined,{polling:500});
 await page.waitForTimeout(3000);
 console.log('##',path,await page.evaluate(()=>(window as any).usableAt));
 for(const r of t) console.log((r.at*1000).toFixed(0).padStart(6),(r.ans*1000).toFixed(0).padStart(6),(r.end*1000).toFixed(0).padStart(6),(r.b/1024).toFixed(1).padStart(7),r.url.slice(0,70),r.init);
 await context.close();
}
await browser.close(); await server.stop();
