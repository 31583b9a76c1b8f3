import OpenAI from "openai";

new OpenAI({ apiKey: "sk-test", maxRetries: 2, timeout: 10_000, dangerouslyAllowBrowser: true }).models
  .retrieve("m")
  .then(console.log);
